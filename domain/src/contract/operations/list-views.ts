import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const VIEW = { id: { description: "Identifiant de la vue", example: SAMPLE.viewId } };

/** Views of the admin's lists, each administrator's own. */
export const LIST_VIEWS = {
	"GET /api/admin/views": {
		id: "listViews",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister ses vues enregistrées",
		answers: { 200: "ListViews" },
	},
	"POST /api/admin/views": {
		id: "createView",
		access: "admin",
		permission: "catalogue.read",
		summary: "Enregistrer une vue d'une liste",
		description:
			"Filtres, tri et colonnes, comme dans l'adresse de la liste. Une vue par défaut remplace la précédente.",
		body: "SaveView",
		answers: { 201: "ListView" },
		errors: ["VIEW_NAME_TAKEN", "VIEW_LIMIT"],
	},
	"PUT /api/admin/views/:id": {
		id: "changeView",
		access: "admin",
		permission: "catalogue.read",
		summary: "Changer une de ses vues",
		params: VIEW,
		body: "SaveView",
		answers: { 200: "ListView" },
		errors: ["VIEW_NOT_FOUND", "VIEW_NAME_TAKEN"],
	},
	"DELETE /api/admin/views/:id": {
		id: "removeView",
		access: "admin",
		permission: "catalogue.read",
		summary: "Supprimer une de ses vues",
		params: VIEW,
		answers: { 204: "nothing" },
		errors: ["VIEW_NOT_FOUND"],
	},
} as const satisfies Operations;
