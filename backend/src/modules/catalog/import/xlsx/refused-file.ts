import { ApiFailure } from "../../../foundations/failures";

/** A file that is not read; the message is a whole French sentence that says what to do, or names the limit. */
export class RefusedFile extends ApiFailure {
	constructor(
		message: string,
		/** Of the file, from 1. */
		readonly line = 1,
	) {
		super("CSV_INVALID", { message, field: "file", errors: [{ field: "file", message }] });
	}
}

/** Of a file with headings alone, or with nothing. */
export const NO_PRODUCT = "Le fichier ne contient aucun produit.";
