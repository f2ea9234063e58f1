import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

/** Everything that an account was sent, in one place. Ours. */
export const DOCUMENTS = {
	"GET /api/documents": {
		id: "listDocuments",
		access: "customer",
		summary: "Lister ses commandes, devis, factures et avoirs",
		description: "Les plus récents d'abord, au besoin d'un type ou d'une période.",
		query: "DocumentQuery",
		answers: { 200: "DocumentPage" },
	},
	"GET /api/documents/archive": {
		id: "downloadDocuments",
		access: "customer",
		summary: "Télécharger ses documents en ZIP",
		description:
			"Deux cents fichiers au plus : réduisez la période au-delà. Une commande n'a pas de fichier. Sans `kind`, le relevé de l'entreprise s'y ajoute pour les rôles qui le lisent.",
		query: "DocumentArchiveQuery",
		answers: { 200: { type: "application/zip", example: "PK" } },
		sends: ["Content-Disposition"],
		errors: ["PAPER_NOT_FOUND"],
	},
	"GET /api/documents/:number": {
		id: "downloadDocument",
		access: "customer",
		tries: ["document-number"],
		summary: "Télécharger un de ses documents",
		params: { number: { description: "Numéro de la facture, de l'avoir ou du devis", example: SAMPLE.paperNumber } },
		answers: { 200: { type: "application/pdf", example: "%PDF-1.7" } },
		sends: ["Content-Disposition"],
		errors: ["PAPER_NOT_FOUND"],
	},
} as const satisfies Operations;
