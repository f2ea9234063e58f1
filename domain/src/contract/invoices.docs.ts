import { documented } from "./documented";
import * as invoices from "./invoices";
import { SAMPLE, shape } from "./shape";

const DOCUMENT = {
	number: SAMPLE.documentNumber,
	kind: "FINAL_INVOICE" as const,
	label: "Facture",
	issuedOn: "2026-11-22",
	total: 144,
	due: 0,
};

/** Invoices and credit notes. Ours. */
export const INVOICES = documented(invoices, {
	bodies: {
		InvoiceArchiveRequest: shape(invoices.invoiceMonthSchema, { month: "2026-11" }),
	},
	answers: {
		InvoiceArchive: shape(invoices.invoiceArchiveSchema, {
			id: "parc_1",
			month: "2026-11",
			total: 133,
			done: 40,
			isReady: false,
		}),
		InvoiceList: shape(invoices.invoiceListSchema, [DOCUMENT]),
		InvoicePage: shape(invoices.invoicePageSchema, {
			content: [{ ...DOCUMENT, orderNumber: SAMPLE.orderNumber, buyer: "Camille Martin" }],
			totalElements: 1,
			last: true,
		}),
	},
	groups: {
		Factures: {
			listInvoices: { summary: "Lister les factures et avoirs de sa commande" },
			downloadInvoice: {
				summary: "Télécharger une facture ou un avoir de sa commande",
				description: "PDF/A-3 avec le Factur-X (EN 16931) de la facture.",
				file: "%PDF-1.7",
			},
			listFollowedInvoices: { summary: "Lister les factures et avoirs d'une commande par la clé de ses e-mails" },
			downloadFollowedInvoice: {
				summary: "Télécharger une facture ou un avoir par la clé des e-mails de sa commande",
				file: "%PDF-1.7",
			},
			listOrderInvoices: { summary: "Lister les factures et avoirs d'une commande" },
			downloadDeliveryNote: {
				summary: "Télécharger le bon de livraison d'une commande",
				file: "%PDF-1.7",
			},
			downloadPickingList: {
				summary: "Télécharger le bon de préparation d'une commande",
				file: "%PDF-1.7",
			},
			listAllInvoices: {
				summary: "Chercher une facture ou un avoir, par numéro ou par mois",
				description: "`query` : une partie du numéro de la facture ou de la commande. Les plus récentes d'abord.",
				query: { query: "FAC-2026", month: "2026-11", page: "0", size: "20" },
			},
			downloadInvoicesOfMonth: {
				summary: "Télécharger les factures et avoirs d'un mois en ZIP",
				description:
					"Le ZIP s'écrit pendant qu'il se télécharge. Pour un mois plein, demandez-le plutôt en arrière-plan.",
				query: { month: "2026-11" },
				file: "PK",
			},
			beginInvoiceArchive: {
				summary: "Demander les factures et avoirs d'un mois en ZIP",
				description: "Le ZIP s'écrit en arrière-plan : suivez-le, puis téléchargez son fichier. Il reste un jour.",
			},
			readInvoiceArchive: { summary: "Suivre l'écriture d'un ZIP de factures" },
			downloadInvoiceArchive: { summary: "Télécharger un ZIP de factures", file: "PK" },
			exportSalesJournal: {
				summary: "Exporter le journal des ventes d'un mois",
				description:
					"CSV aux colonnes du fichier des écritures comptables (FEC), par jour, nature de pièce et compte, donc par taux.",
				query: { month: "2026-11" },
				file: "JournalCode;JournalLib;EcritureNum\nVE;Ventes;FAC-20261122\n",
			},
			downloadAnyInvoice: {
				summary: "Télécharger une facture ou un avoir par son numéro",
				file: "%PDF-1.7",
			},
		},
	},
});
