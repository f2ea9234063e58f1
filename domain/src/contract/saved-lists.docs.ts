import { documented } from "./documented";
import * as savedLists from "./saved-lists";
import { SAMPLE, shape } from "./shape";

const ITEMS = [{ productId: SAMPLE.productId, quantity: 16 }];
const HEAD = {
	id: SAMPLE.listId,
	name: "Ma saison",
	updatedAt: SAMPLE.at,
	remindOn: "2027-03-01",
	isShared: false,
	isOwn: true,
	products: 1,
};

/** The lists of an account, to order again from. Ours. */
export const SAVED_LISTS = documented(savedLists, {
	bodies: {
		ListCreation: shape(savedLists.listCreationSchema, { name: "Ma saison", items: ITEMS }),
		ListAddition: shape(savedLists.listAdditionSchema, { items: ITEMS }),
		ListUpdate: shape(savedLists.listUpdateSchema, {
			name: "Ma saison",
			items: ITEMS,
			remindOn: "2027-03-01",
			consent: 1,
			version: 1,
			isShared: false,
		}),
	},
	answers: {
		SavedLists: shape(savedLists.savedListsSchema, [HEAD]),
		SavedList: shape(savedLists.savedListSchema, {
			...HEAD,
			version: 1,
			items: [{ productId: SAMPLE.productId, productName: "Barbe à papa fraise", quantity: 16, unitPrice: 33.6 }],
		}),
	},
	groups: {
		Listes: {
			listSavedLists: { summary: "Lister ses listes, et celles de son entreprise" },
			createSavedList: { summary: "Créer une liste" },
			readSavedList: { summary: "Lire une de ses listes" },
			changeSavedList: { summary: "Changer le nom, les produits, le rappel ou le partage d'une liste" },
			addToSavedList: {
				summary: "Ajouter des produits à une liste",
				description: "D'un produit déjà présent, la plus grande quantité reste : répété, l'appel ne change rien.",
			},
			deleteSavedList: { summary: "Supprimer une liste" },
		},
	},
});
