/** Asks for the access token if the daemon requires a login. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { account, logOut } from "../socket.js";

/** Asks for a token. @param {object} props t, logIn(token), which promises the reason of a rejection, or null */
export function Login({ t, logIn }) {
  const [token, setToken] = useState("");
  const [refused, setRefused] = useState(null);
  const [isWaiting, setWaiting] = useState(false);

  async function submit(event) {
    event.preventDefault();
    setRefused(null);
    setWaiting(true);
    setRefused(await logIn(token.trim()));
    setWaiting(false);
  }

  return h("section", { class: "login card pad", "aria-label": t("login") }, [
    h("form", { onSubmit: submit }, [
      h("h1", {}, t("login")),
      h("p", { class: "soft" }, t("login.why")),
      // Password managers store a password under a user name.
      h("input", { hidden: true, autocomplete: "username", value: "tengen", readOnly: true }),
      h("label", { class: "stack" }, [
        h("span", { class: "soft small" }, t("login.token")),
        h("input", { class: "field", id: "token", type: "password", autocomplete: "current-password", value: token,
          onInput: (event) => setToken(event.target.value) }),
      ]),
      h("button", { class: "btn primary big wide", id: "log-in", disabled: isWaiting || !token.trim() }, t("login")),
      h("p", { id: "refused", role: "alert" }, refused ? t.message(refused) : ""),
    ]),
  ]);
}

/** Shows the account that is logged in, and a button to log out; nothing without an account. */
export function Account({ t }) {
  const [name, setName] = useState(null);
  useEffect(() => {
    account().then(setName);
  }, []);
  return name && h("p", { id: "account" }, [
    t("login.as", { name }), " ", h("button", { class: "btn", id: "log-out", onClick: logOut }, t("logout"))]);
}
