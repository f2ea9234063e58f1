import { ERRORS, type ErrorCode } from "@confiserie/domain/contract/error";
import { UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";

/** A refusal of Medusa's own routes in the shop's words, beside Medusa's `type`. */
export interface FrenchRefusal {
	code: ErrorCode;
	message: string;
	/** Path of the field at fault, as the sender wrote it. */
	field?: string;
	errors?: { field: string; message: string }[];
}

type Match = (words: readonly string[]) => FrenchRefusal;

const say =
	(code: ErrorCode, message: string = ERRORS[code].message): Match =>
	() => ({ code, message });

/** A complaint about a field, whose path Medusa writes "items, 0, quantity". */
const complain =
	(text: (field: string, word: string) => string): Match =>
	([path = "", word = ""]) => {
		const field = path.split(", ").join(".");
		const message = text(field, word);
		return { code: "VALIDATION", message, field, errors: [{ field, message }] };
	};

type Sentence = readonly [RegExp, Match];

/** Messages of Medusa about a field. The first match counts, here and below. */
const OF_FIELDS: readonly Sentence[] = [
	[/Field '([^']*)' is required/, complain((field) => `Une information manque\u00a0: ${field}.`)],
	[
		/Value for field '([^']*)' too small, expected at least: '([^']*)'/,
		complain((field, least) => `${field}\u00a0: au moins ${least}.`),
	],
	[
		/Value for field '([^']*)' too big, expected at most: '([^']*)'/,
		complain((field, most) => `${field}\u00a0: ${most} au plus.`),
	],
	[/(?:for )?field '([^']*)'/i, complain((field) => `Cette information n'a pas la forme attendue\u00a0: ${field}.`)],
	[
		/^Invalid request: Unrecognized fields: '([^']*)'/,
		complain((field) => `Cette information n'est pas prévue\u00a0: ${field}.`),
	],
	[
		/fields expand more than the maximum of \d+ allowed relations/,
		complainOf("fields", "Ces champs vont trop loin de ce qui est lu."),
	],
	[/Order field .* is not valid/, complainOf("order", "Ce tri n'est pas prévu.")],
];

/** Messages about carts and payments. */
const OF_CARTS: readonly Sentence[] = [
	[
		/publishable (?:API )?key/i,
		say("VALIDATION", "La clé publique de la vitrine (x-publishable-api-key) manque ou n'est pas valable."),
	],
	[/required inventory|inventory items associated|stock location/i, say("OUT_OF_STOCK")],
	[
		/^Variants? .*(?:do not exist|does not|do not have a price)|^Items? .*do not have a price/,
		say("PRODUCT_UNAVAILABLE"),
	],
	[
		/^Country with code .* is not within region/,
		complainOf("shipping_address.country_code", "Nous ne livrons pas dans ce pays."),
	],
	[
		/shipping (?:options?|profiles?|methods?)/i,
		say("DELIVERY_REFUSED", "Ce mode de livraison ne convient pas à ce panier."),
	],
	[/no items/, say("EMPTY_CART")],
	[/[Cc]art .*(?:is already|already being) completed/, say("CHECKOUT_CLOSED")],
	[
		/[Pp]ayment (?:provider|session|collection)/,
		say("VALIDATION", "Ce paiement n'a pas été commencé, ou n'est pas possible."),
	],
	[/[Qq]uantity must be greater than 0/, say("INVALID_QUANTITY")],
	[/[Cc]ustomer with this email already/, say("EMAIL_TAKEN")],
	[/^The promotion code .* is invalid/, say("PROMOTION_REFUSED", UNKNOWN_CODE.message)],
];

function complainOf(field: string, message: string): Match {
	return () => ({ code: "VALIDATION", message, field, errors: [{ field, message }] });
}

/** Message of a status, where no translation matches. */
const BY_STATUS: Record<number, FrenchRefusal | undefined> = {
	401: { code: "UNAUTHENTICATED", message: ERRORS.UNAUTHENTICATED.message },
	403: { code: "FORBIDDEN", message: "Accès non autorisé" },
	404: { code: "NOT_FOUND", message: "Ce que vous demandez n'existe pas, ou plus." },
	409: { code: "PAYMENT_IN_PROGRESS", message: "Une autre demande est en cours. Réessayez dans un instant." },
};

/** Messages in Medusa Admin. */
const OF_THE_BACK_OFFICE: readonly Sentence[] = [
	[/^Invalid email or password/, say("BAD_CREDENTIALS")],
	[/ with ([\w, ]+): (.+?),? already exists/, complain((_field, value) => `«\u00a0${value}\u00a0» existe déjà.`)],
	[
		/[Cc]annot (?:delete|remove|be (?:deleted|removed))/,
		say("VALIDATION", "Cet élément sert encore\u00a0: il ne peut pas être supprimé."),
	],
];

/**
 * Returns a refusal of Medusa's Store API in French, with the shop's code and, where Medusa names one, the field at fault.
 * @param status HTTP status of the refusal, which stays
 * @param message Medusa's English text
 */
export function frenchRefusal(status: number, message: string): FrenchRefusal {
	const known = status < 500 ? BY_STATUS[status] : { code: "INTERNAL" as const, message: ERRORS.INTERNAL.message };
	return (
		known ?? translated(message, OF_FIELDS, OF_CARTS) ?? { code: "VALIDATION", message: ERRORS.VALIDATION.message }
	);
}

/**
 * Returns what Medusa Admin shows of a refusal of its own server, in French. A sentence without a translation stays behind
 * French words, since it may be the only one that says what to correct.
 * @param message Medusa's English text
 */
export function frenchForStaff(status: number, message: string): string {
	const known = translated(message, OF_FIELDS, OF_THE_BACK_OFFICE) ?? BY_STATUS[status];
	return known?.message ?? `Medusa refuse cette demande\u00a0: ${message}`;
}

/** Longest beginning of a message that is compared: it may quote what was sent, and a sentence takes the square of its length. */
const LONGEST = 2000;

function translated(message: string, ...lists: (readonly Sentence[])[]): FrenchRefusal | undefined {
	const start = message.slice(0, LONGEST);
	for (const [sentence, match] of lists.flat()) {
		const found = sentence.exec(start);
		if (found) return match(found.slice(1));
	}
	return undefined;
}
