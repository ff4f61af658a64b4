section-FACE = Facing
clause-FACE-01 = A figure looks north, east, south or west.
clause-FACE-02 = Where there is weight, turning costs nothing.
clause-FACE-03 = Without weight and without thrusters, each quarter turn costs 1 movement point.
clause-FACE-04 = One sees and shoots ahead and to both sides, never behind. On the way a walker looks where he steps.
clause-FACE-05 = Floating without thrusters, a figure may make one quarter turn with an action that is no move.
