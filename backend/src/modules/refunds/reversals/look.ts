import type { HistoryAct } from "@confiserie/domain/timeline/timeline-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { OrderRow } from "../../orders";
import type { AttemptRow } from "../../payments";

/** The context of one check of the provider; the order's row is locked. `note` writes into its history. */
export interface Look {
	sql: Knex.Transaction;
	order: OrderRow;
	attempt: AttemptRow;
	now: Date;
	note: (act: HistoryAct, text: string) => Promise<void>;
}
