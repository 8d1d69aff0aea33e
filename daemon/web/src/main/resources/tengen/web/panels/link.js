/** A link to hand on, with a button that copies it and says so. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Copies a text. @returns {Promise<boolean>} false: the browser does not let pages copy without a selection */
async function write(text) {
  return Boolean(await navigator.clipboard?.writeText(text).then(() => true, () => false));
}

/**
 * @param {object} props id of the field, its label, copy: the button's text, url, isPrimary: whether the link is what the
 *     last click was for, which copies it at once
 */
export function CopiedLink({ id, label, copy, url, isPrimary = false, t }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (isPrimary && navigator.userActivation?.isActive) {
      write(url).then(setCopied);
    }
  }, []);

  async function pressed() {
    document.getElementById(id).select();
    setCopied(await write(url) || document.execCommand("copy"));
  }

  return h("div", { class: "share-link" }, [
    h("input", { id, class: "field", readOnly: true, value: url, "aria-label": label,
      onFocus: (event) => event.target.select() }),
    h("button", { id: `copy-${id}`, class: isPrimary ? "btn primary" : "btn", type: "button", onClick: pressed },
      isCopied ? t("invite.copied") : copy),
  ]);
}
