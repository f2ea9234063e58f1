import { documented } from "./documented";
import * as listViews from "./list-views";
import { SAMPLE, shape } from "./shape";

const SAVED = { list: "orders" as const, name: "Gap, 7 jours", query: "period=week&city=Gap", isDefault: false };
const VIEW = { id: SAMPLE.viewId, ...SAVED };
const params = { id: { description: "Identifiant de la vue", example: SAMPLE.viewId } };

/** Views of the admin's lists, each administrator's own. */
export const LIST_VIEWS = documented(listViews, {
	bodies: { SaveView: shape(listViews.saveViewSchema, SAVED) },
	answers: {
		ListView: shape(listViews.listViewSchema, VIEW),
		ListViews: shape(listViews.listViewsSchema, { content: [VIEW] }),
	},
	groups: {
		"Administration : vues": {
			listViews: { summary: "Lister ses vues enregistrées" },
			createView: {
				summary: "Enregistrer une vue d'une liste",
				description:
					"Filtres, tri et colonnes, comme dans l'adresse de la liste. Une vue par défaut remplace la précédente.",
			},
			changeView: { summary: "Changer une de ses vues", params },
			removeView: { summary: "Supprimer une de ses vues", params },
		},
	},
});
