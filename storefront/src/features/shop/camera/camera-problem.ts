/** Why there is no image, and what can be done about it. */
const PROBLEMS = {
	insecure: "La caméra ne s'ouvre que par une adresse en HTTPS. Utilisez un lecteur de codes ou saisissez-les.",
	refused: "La caméra n'est pas autorisée. Autorisez-la pour ce site dans les réglages du navigateur, puis réessayez.",
	none: "Aucune caméra sur cet appareil. Utilisez un lecteur de codes ou saisissez-les.",
	busy: "La caméra est utilisée par une autre application. Fermez-la, puis réessayez.",
	hidden: "La caméra a été coupée pendant que la page n'était pas à l'écran.",
	ended: "La caméra s'est arrêtée.",
	reader: "La lecture des codes n'a pas pu démarrer. Vérifiez la connexion, puis réessayez.",
	other: "La caméra n'a pas pu s'ouvrir.",
} as const;

export type CameraProblem = keyof typeof PROBLEMS;

/** The sentence for it. */
export function problemWords(problem: CameraProblem): string {
	return PROBLEMS[problem];
}

/** What an error of getUserMedia means. Source: Media Capture and Streams, §10.2. */
export function problemOf(error: unknown): CameraProblem {
	const name = error instanceof DOMException ? error.name : "";
	if (name === "NotAllowedError" || name === "SecurityError") return "refused";
	if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
	return name === "NotReadableError" || name === "AbortError" ? "busy" : "other";
}
