import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

const KEY = { key: { description: "Clé de suivi, telle que les e-mails la donnent", example: SAMPLE.mailedToken } };
const NUMBER = { number: { description: "Numéro de la facture ou de l'avoir", example: SAMPLE.paperNumber } };
const PDF = { type: "application/pdf", example: "%PDF-1.7" } as const;

/** Invoices and credit notes. Ours. */
export const PAPERS = {
	"GET /api/orders/:id/papers": {
		id: "listPapers",
		access: "customer",
		summary: "Lister les factures et avoirs de sa commande",
		params: ORDER,
		answers: { 200: "PaperList" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/orders/:id/papers/:number": {
		id: "downloadPaper",
		access: "customer",
		summary: "Télécharger une facture ou un avoir de sa commande",
		description: "PDF/A-3 avec le Factur-X (EN 16931) de la facture.",
		params: { ...ORDER, ...NUMBER },
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND", "PAPER_NOT_FOUND", "RATE_LIMITED"],
	},
	"GET /api/followed-orders/:key/papers": {
		id: "listFollowedPapers",
		access: "public",
		summary: "Lister les factures et avoirs d'une commande par la clé de ses e-mails",
		params: KEY,
		answers: { 200: "PaperList" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/followed-orders/:key/papers/:number": {
		id: "downloadFollowedPaper",
		access: "public",
		summary: "Télécharger une facture ou un avoir par la clé des e-mails de sa commande",
		params: { ...KEY, ...NUMBER },
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND", "PAPER_NOT_FOUND", "RATE_LIMITED"],
	},
	"GET /api/admin/orders/:id/papers": {
		id: "listOrderPapers",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les factures et avoirs d'une commande",
		params: ORDER,
		answers: { 200: "PaperList" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/admin/orders/:id/delivery-note": {
		id: "downloadDeliveryNote",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger le bon de livraison d'une commande",
		params: ORDER,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/admin/orders/:id/picking-list": {
		id: "downloadPickingList",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger le bon de préparation d'une commande",
		params: ORDER,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/admin/papers": {
		id: "listPapersOfAll",
		access: "admin",
		permission: "orders.read",
		summary: "Chercher une facture ou un avoir, par numéro ou par mois",
		description: "`query` : une partie du numéro de la facture ou de la commande. Les plus récentes d'abord.",
		query: "PaperQuery",
		answers: { 200: "PaperPage" },
	},
	"GET /api/admin/papers/archive": {
		id: "downloadPapersOfMonth",
		access: "admin",
		permission: "papers.export",
		summary: "Télécharger les factures et avoirs d'un mois en ZIP",
		query: "PaperMonth",
		answers: { 200: { type: "application/zip", example: "PK" } },
		sends: ["Content-Disposition"],
		errors: ["PAPER_NOT_FOUND"],
	},
	"GET /api/admin/papers/journal": {
		id: "exportSalesJournal",
		access: "admin",
		permission: "papers.export",
		summary: "Exporter le journal des ventes d'un mois",
		description:
			"CSV aux colonnes du fichier des écritures comptables (FEC), par jour, nature de pièce et compte, donc par taux.",
		query: "PaperMonth",
		answers: { 200: { type: "text/csv", example: "JournalCode;JournalLib;EcritureNum\nVE;Ventes;FAC-20261122\n" } },
		sends: ["Content-Disposition"],
	},
	"GET /api/admin/papers/:number": {
		id: "downloadAnyPaper",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger une facture ou un avoir par son numéro",
		params: NUMBER,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["PAPER_NOT_FOUND"],
	},
} as const satisfies Operations;
