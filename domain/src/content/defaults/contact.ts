import { p, text } from "../write";

/** Beside the form and the address, which the page computes. */
export const CONTACT = text(
	p("Pour une commande passée, indiquez son numéro\u00a0: nous la retrouverons tout de suite."),
);
