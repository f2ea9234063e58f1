import { resolve } from "node:path";
import { CommandFailure } from "./command";
import { typedIn } from "./typed-in";

/** The file that a typed path means. */
export function typedPath(path: string): string {
	return resolve(typedIn(), path);
}

/** Says in words why a file could not be read or written. */
export function explainFile(path: string) {
	return (error: unknown): never => {
		const code = error instanceof Error && "code" in error ? error.code : undefined;
		const why = typeof code === "string" ? REASONS[code] : undefined;
		if (!why) throw error;
		throw new CommandFailure(`${path} : ${why}.`);
	};
}

const REASONS: Record<string, string> = {
	ENOENT: "ce fichier ou son dossier n'existe pas",
	EACCES: "l'accès est refusé",
	EISDIR: "c'est un dossier",
	ENOSPC: "le disque est plein",
	EEXIST: "ce fichier existe déjà",
};
