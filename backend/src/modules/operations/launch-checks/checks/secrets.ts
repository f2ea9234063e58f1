import { blocker, type OpeningCheck, warning } from "./check";

/** Fewer different characters than this is no output of a random generator. */
const LEAST_CHARACTERS = 8;
const GENERATE = "Mettez-y la sortie de : openssl rand -hex 32.";
const WEAK_PASSWORDS = ["", "postgres", "password", "confiserie", "changeme", "secret"];

/** Secrets that could be guessed: knowing one allows signing in as any user. */
export const secrets: OpeningCheck = {
	title: "Secrets",
	atBoot: true,
	find: async ({ env }) => {
		const { JWT_SECRET, COOKIE_SECRET, COMMERCIAL_CODE_SECRET, DATABASE_URL } = env;
		const guessable = Object.entries({ JWT_SECRET, COOKIE_SECRET, COMMERCIAL_CODE_SECRET }).filter(
			([, secret]) => secret !== undefined && new Set(secret).size < LEAST_CHARACTERS,
		);
		const password = decodeURIComponent(new URL(DATABASE_URL).password).toLowerCase();
		return [
			...guessable.map(([name]) => blocker(`${name} se devine.`, GENERATE)),
			...(JWT_SECRET === COOKIE_SECRET
				? [blocker("JWT_SECRET et COOKIE_SECRET sont les mêmes.", `Donnez-leur deux valeurs. ${GENERATE}`)]
				: []),
			...(WEAK_PASSWORDS.includes(password)
				? [
						warning(
							"Le mot de passe de la base de données se devine.",
							"Changez-le, dans la base et dans DATABASE_URL.",
						),
					]
				: []),
			...(COMMERCIAL_CODE_SECRET === undefined
				? [
						warning(
							"Les codes commerciaux suivent la règle publique : qui connaît l'e-mail d'un client peut calculer son code.",
							`Pour des codes secrets, définissez COMMERCIAL_CODE_SECRET. ${GENERATE}`,
						),
					]
				: []),
		];
	},
};
