"use client";

import { BATCH_STATES, type BatchProgress as Progress } from "@confiserie/domain/contract/batch";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { outdate } from "@/features/admin/kit";

/** Fields that batches of every kind have. */
export type Batch = Progress & { id: string };

/** How many had their turn. */
export function handledOf({ done, unchanged, refused }: Batch): number {
	return done + unchanged + refused;
}

export interface BatchWords {
	/** What is done to how many. */
	heading: string;
	/** Participle in the gender of the item: "faite". */
	done: string;
	refused: string;
	/** What else is to be known of it. */
	more?: ReactNode;
}

/** Progress of a batch. Once it has ended, the admin's queries are invalidated. */
export function BatchProgress({ batch, words }: { batch: Batch; words: BatchWords }) {
	const { total, done, unchanged, refused, state } = batch;
	const client = useQueryClient();
	// What the lists and pages of what was changed show is not so any more.
	useEffect(() => {
		if (state === "DONE" || state === "STOPPED") void outdate(client, "everything");
	}, [state, client]);
	const handled = handledOf(batch);
	return (
		<section aria-labelledby="avancement" className="flex flex-col gap-2 rounded-card border border-trait bg-white p-4">
			<h2 id="avancement" className="font-bold">
				{words.heading}
			</h2>
			<p className="text-sm text-prune">
				{`Lancé par ${batch.startedBy} le ${formatDateTime(batch.startedAt)}. Vous pouvez quitter cette page\u00a0: le changement continue. `}
				{words.more}
			</p>
			<progress aria-label="Avancement" max={total} value={handled} className="shown-bar min-w-full" />
			<p role="status" className="text-sm font-semibold">
				{`${BATCH_STATES[state]}\u00a0: ${formatInteger(handled)} sur ${formatInteger(total)}. `}
				{`${formatCount(done, words.done)}, ${formatCount(unchanged, "déjà ainsi", "déjà ainsi")}, ${formatCount(refused, words.refused)}.`}
			</p>
		</section>
	);
}
