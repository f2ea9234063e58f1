"use client";

import { type ReceiveStock, receiveStock } from "@confiserie/domain/contract/product-batches";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useFollow } from "@/features/admin-batches";
import { ApiProblem, call } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { followed } from "./batch-address";
import { readLines } from "./receipt-lines";

/** Adds received boxes to the stock, from a typed or pasted list. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
	const follow = useFollow();
	const [text, setText] = useState("");
	const [problem, setProblem] = useState<string>();
	const [requestId, renew] = useState(randomUuid);
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: (lines: ReceiveStock["lines"]) => call(receiveStock, { body: { requestId, lines } }),
		onSuccess: (batch) => follow(batch, followed(batch.id)),
		onError: (cause) => cause instanceof ApiProblem && cause.isFromServer && cause.status < 500 && renew(randomUuid),
	});
	const others = error instanceof ApiProblem ? error.errors.slice(1) : [];
	return (
		<Dialog
			open
			onClose={onClose}
			title="Réception de stock"
			description="Les cartons s'ajoutent à ceux qui sont là. Une réception peut être annulée."
		>
			<form
				className="flex flex-col gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					const read = readLines(text);
					setProblem("problem" in read ? read.problem : undefined);
					if ("lines" in read) mutate(read.lines);
				}}
			>
				{error && (
					<Banner tone="error" title={error.message}>
						{others.map(({ message }) => message).join(" ")}
					</Banner>
				)}
				<TextArea
					autoFocus
					label="Cartons reçus"
					hint="Une référence et son nombre de cartons par ligne, par exemple BAP-FRA-40;24. Deux colonnes d'un tableur se collent telles quelles."
					rows={8}
					value={text}
					error={problem}
					autoComplete="off"
					spellCheck={false}
					onChange={({ target }) => {
						setText(target.value);
						setProblem(undefined);
						reset();
						renew(randomUuid);
					}}
				/>
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button type="submit" className="flex-1" busy={isPending} busyLabel="Lancement…">
						Ajouter au stock
					</Button>
					<Button variant="secondary" onClick={onClose} disabled={isPending}>
						Fermer
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
