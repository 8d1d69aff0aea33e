package tengen.store.archive;

/**
 * Something that a session heard.
 *
 * @param number from 1, without gaps
 * @param kind what it is, a word
 * @param text what was heard
 * @param sent how many messages the session had sent before it
 * @param atMs since 1970, UTC
 */
public record KeptInput(long number, String kind, String text, long sent, long atMs) {}
