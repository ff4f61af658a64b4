section-SHIELD = Shields
clause-SHIELD-01 = The shield generator is what the lab calls its telescope.
clause-SHIELD-02 = While the shields are up, neither craft, people nor messages get across the border: they are stopped inside.
clause-SHIELD-03 = They are raised and lowered only by hand beside the generator, with a code key.
clause-SHIELD-04 = Torch, thermite, EMP or needle beam destroy the generator for good.
clause-SHIELD-05 = A shutdown drops the shields, and without power they are not raised again.
clause-SHIELD-06 = That they changed, all learn at the next Global Updates, without a name.
clause-SHIELD-07 = From the cutter only plasma skill could shoot at the generator.
