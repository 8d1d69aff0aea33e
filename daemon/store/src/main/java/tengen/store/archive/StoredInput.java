package tengen.store.archive;

/**
 * An input of a stored session.
 *
 * @param number from 1, without gaps
 * @param kind type of the input, one word
 * @param text content of the input
 * @param sent number of messages that the session had sent before
 * @param atMs milliseconds since 1970, UTC
 */
public record StoredInput(long number, String kind, String text, long sent, long atMs) {}
