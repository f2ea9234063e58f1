import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const ID = { id: { description: "Identifiant de la liste", example: SAMPLE.listId } };

/** The lists of an account, to order again from. Ours. */
export const SAVED_LISTS = {
	"GET /api/lists": {
		id: "listSavedLists",
		access: "customer",
		summary: "Lister ses listes, et celles de son entreprise",
		answers: { 200: "SavedLists" },
	},
	"POST /api/lists": {
		id: "createSavedList",
		access: "customer",
		summary: "Créer une liste",
		body: "ListCreation",
		answers: { 201: "SavedList" },
		errors: ["LIST_LIMIT", "LIST_NAME_TAKEN"],
	},
	"GET /api/lists/:id": {
		id: "readSavedList",
		access: "customer",
		summary: "Lire une de ses listes",
		params: ID,
		answers: { 200: "SavedList" },
		errors: ["LIST_NOT_FOUND"],
	},
	"PUT /api/lists/:id": {
		id: "changeSavedList",
		access: "customer",
		summary: "Changer le nom, les produits, le rappel ou le partage d'une liste",
		params: ID,
		body: "ListUpdate",
		answers: { 200: "SavedList" },
		errors: [
			"LIST_NOT_FOUND",
			"LIST_NAME_TAKEN",
			"LIST_CHANGED",
			"LIST_LIMIT",
			"LIST_OF_COLLEAGUE",
			"COMPANY_NOT_FOUND",
		],
	},
	"POST /api/lists/:id/items": {
		id: "addToSavedList",
		access: "customer",
		summary: "Ajouter des produits à une liste",
		description: "D'un produit déjà présent, la plus grande quantité reste : répété, l'appel ne change rien.",
		params: ID,
		body: "ListAddition",
		answers: { 200: "SavedList" },
		errors: ["LIST_NOT_FOUND", "LIST_FULL"],
	},
	"DELETE /api/lists/:id": {
		id: "deleteSavedList",
		access: "customer",
		summary: "Supprimer une liste",
		params: ID,
		answers: { 204: "nothing" },
		errors: ["LIST_NOT_FOUND", "LIST_OF_COLLEAGUE"],
	},
} as const satisfies Operations;
