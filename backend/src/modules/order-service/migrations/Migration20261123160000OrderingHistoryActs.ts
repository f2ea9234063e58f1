import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The prefixes of notes by which the shop recorded an act until now, and the act. */
const BEGINNINGS = {
	CONTACT: ["Coordonnées corrigées\u00a0: "],
	ARTICLES: ["Articles corrigés\u00a0: "],
	LINES_REFUND: ["Articles repris\u00a0: "],
	TRACKING: ["Suivi\u00a0: ", "Numéro de suivi retiré."],
	PAYMENT: [
		"Paiement reçu",
		"Le montant payé n'est pas celui",
		"Le prestataire refuse d'ouvrir",
		"Le prestataire ne connaît",
	],
	REFUND: ["Remboursé\u00a0: ", "Remboursé par virement\u00a0: ", "Remboursement de ", "Le remboursement de "],
	DISPUTE: ["La banque s'informe sur un paiement", "Paiement contesté auprès", "Contestation de "],
	WITHDRAWAL: ["Rétractation acceptée\u00a0: "],
};

/** What a line of an order's history tells that left the status as it was; null of a step, and of a note from before. */
export class Migration20261123160000OrderingHistoryActs extends Migration {
	override up(): void {
		this.addSql("alter table order_book_history add column if not exists act text");
		for (const [act, beginnings] of Object.entries(BEGINNINGS))
			for (const words of beginnings)
				this.addSql(`update order_book_history set act = '${act}' where act is null and from_status = to_status
					and starts_with(note, '${words.replaceAll("'", "''")}')`);
	}

	override down(): void {
		this.addSql("alter table order_book_history drop column if exists act");
	}
}
