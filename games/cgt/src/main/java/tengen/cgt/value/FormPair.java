package tengen.cgt.value;

/** An ordered pair of games, for use as a key of maps. */
record FormPair(Form first, Form second) {
  @Override
  public int hashCode() {
    return 31 * first.id() + second.id();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FormPair pair && first == pair.first && second == pair.second;
  }
}
