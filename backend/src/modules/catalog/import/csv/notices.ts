import type { ImportError } from "@confiserie/domain/contract/product-import";

/** Most names that a warning lists, and most characters of each. */
const LISTED_NAMES = 10;
const LONGEST_NAME = 60;

const quoted = (names: readonly string[]) => {
	const listed = names.slice(0, LISTED_NAMES).map((name) => `«\u00a0${shortened(name)}\u00a0»`);
	return `${listed.join(", ")}${names.length > LISTED_NAMES ? ", …" : ""}`;
};
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** Warnings about a file as a whole, collected while it is read. */
export class Notices {
	private warnings: ImportError[] = [];

	/** The warnings since the last call. */
	take(): ImportError[] {
		const taken = this.warnings;
		this.warnings = [];
		return taken;
	}

	/** Adds those that another one has collected. */
	add(warnings: readonly ImportError[]): void {
		this.warnings.push(...warnings);
	}

	unknownColumns(line: number, columns: readonly string[]): void {
		const what = quoted(columns);
		const message =
			columns.length > 1
				? `Les colonnes ${what} ne sont pas connues : elles ne sont pas lues.`
				: `La colonne ${what} n'est pas connue : elle n'est pas lue.`;
		this.warnings.push({ line, message });
	}

	/** @param sheets names of the visible sheets; the first one is read */
	otherSheets([first = "", ...others]: readonly string[]): void {
		if (others.length === 0) return;
		const message = `Ce classeur a plusieurs feuilles\u00a0: seule la première, ${quoted([first])}, est lue, pas ${quoted(others.slice(0, 5))}.`;
		this.warnings.push({ line: 1, message });
	}

	/** The bytes of a text file read as those of an old Mac: only a person can tell whether that is right. */
	macRoman(): void {
		const message =
			"Ce fichier semble enregistré par un Mac (Mac Roman)\u00a0: vérifiez les accents avant d'importer. S'ils sont faux, enregistrez-le en «\u00a0CSV UTF-8\u00a0».";
		this.warnings.push({ line: 1, message });
	}
}
