"""What is true, what each seat knows, what is public, and the orders and facts that change them."""
