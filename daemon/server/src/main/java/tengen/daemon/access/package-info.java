/** Accounts, logins and quotas of clients. Knows neither sessions nor transports. */
package tengen.daemon.access;
