/** An e-mail before it takes a form: the same blocks become HTML and plain text. Text only, never markup. */
export interface Letter {
	subject: string;
	/** What a list of mails shows behind the subject. */
	preview: string;
	title: string;
	blocks: Block[];
	/** Text on a durable medium, attached as PDF. */
	documents?: LetterDocument[];
	/** Of mail that was subscribed to: a POST to this path of the shop ends it, by the mail program's own button (RFC 8058). */
	unsubscribePath?: string;
}

/** In the text of a document. */
export const SHOP_ADDRESS = "{boutique}";

/** Text of some length, as a document of its own. */
export interface LetterDocument {
	/** Without ending. */
	fileName: string;
	title: string;
	/** ISO 8601. */
	at: string;
	introduction: string;
	/** Each text with its line breaks; `SHOP_ADDRESS` stands for the shop's address. */
	sections: { title: string; text: string }[];
}

/** A part of a letter; words by themselves are a paragraph. */
export type Block =
	| string
	/** One thing to do; `path` lies on the shop's own site, or on Medusa Admin's. */
	| { kind: "button"; label: string; path: string; isOfAdministration?: boolean }
	/** Something else that can be done; `path` lies on the shop's own site. */
	| { kind: "link"; label: string; path: string }
	| { kind: "lines"; lines: { name: string; detail: string; amount: string; image?: string | undefined }[] }
	| { kind: "amounts"; rows: { label: string; amount: string; isStrong?: boolean }[] }
	| { kind: "address"; title: string; lines: string[] }
	/** Text as typed, line breaks included. */
	| { kind: "quote"; text: string }
	| { kind: "note"; text: string };

/** Small print below the rest. */
export const note = (text: string): Block => ({ kind: "note", text });
