import {
	listAdditionSchema,
	listCreationSchema,
	listUpdateSchema,
	savedListSchema,
	savedListsSchema,
} from "../saved-list";
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

export const SAVED_LIST_BODIES = {
	ListCreation: shape(listCreationSchema, { name: "Ma saison", items: ITEMS }),
	ListAddition: shape(listAdditionSchema, { items: ITEMS }),
	ListUpdate: shape(listUpdateSchema, {
		name: "Ma saison",
		items: ITEMS,
		remindOn: "2027-03-01",
		consent: 1,
		version: 1,
		isShared: false,
	}),
};

export const SAVED_LIST_ANSWERS = {
	SavedLists: shape(savedListsSchema, [HEAD]),
	SavedList: shape(savedListSchema, {
		...HEAD,
		version: 1,
		items: [{ productId: SAMPLE.productId, productName: "Barbe à papa fraise", quantity: 16, unitPrice: 33.6 }],
	}),
};
