import type { Operations } from "./operation";

/** The second factor of a team member: a code of an authenticator app at each sign-in, for both admins. */
export const SECOND_FACTOR = {
	"GET /api/auth/second-factor": {
		id: "readSecondFactor",
		access: "customer",
		summary: "Lire si un code est demandé à la connexion",
		answers: { 200: "SecondFactor" },
	},
	"POST /api/auth/second-factor": {
		id: "beginSecondFactor",
		access: "customer",
		tries: ["password"],
		summary: "Commencer la double authentification",
		description: "Réservé aux membres de l'équipe. Rien n'est demandé avant la confirmation.",
		body: "SecondFactorBegin",
		answers: { 201: "SecondFactorSetup" },
		errors: ["FORBIDDEN", "WRONG_PASSWORD", "SECOND_FACTOR_ON"],
	},
	"POST /api/auth/second-factor/confirm": {
		id: "confirmSecondFactor",
		access: "customer",
		tries: ["one-time-code"],
		summary: "Confirmer la double authentification par un premier code",
		description: "Les autres sessions se ferment. Les codes de secours ne sont montrés que cette fois.",
		body: "SecondFactorConfirm",
		answers: { 200: "RecoveryCodes" },
		errors: ["FORBIDDEN", "SECOND_FACTOR_WRONG", "SECOND_FACTOR_ON"],
	},
	"POST /api/auth/second-factor/removal": {
		id: "endSecondFactor",
		access: "customer",
		tries: ["password", "one-time-code"],
		summary: "Arrêter la double authentification",
		body: "SecondFactorRemoval",
		answers: { 204: "nothing" },
		errors: ["FORBIDDEN", "WRONG_PASSWORD", "SECOND_FACTOR_WRONG"],
	},
} as const satisfies Operations;
