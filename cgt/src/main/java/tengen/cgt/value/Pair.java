package tengen.cgt.value;

/** Two games in this order. */
record Pair(Form first, Form second) {
  @Override
  public int hashCode() {
    return 31 * first.id() + second.id();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pair pair && first == pair.first && second == pair.second;
  }
}
