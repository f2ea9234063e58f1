import { SAMPLE } from "./shape";

/** The parameter of an address that names an order. */
export const ORDER = { id: { description: "Identifiant ou numéro de la commande", example: SAMPLE.orderNumber } };
