"use client";

import { formatCount } from "@confiserie/domain/format";
import {
	isCancelled,
	isShipped,
	ORDER_STATUS,
	ORDER_STATUSES,
	type OrderStatus,
} from "@confiserie/domain/order-status";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useFollow } from "@/features/admin-batches";
import { ApiProblem } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { batchHref, batchKey, callBeginBatch } from "./batch-calls";
import { NotifyField } from "./notify-field";
import type { OrderSelection } from "./use-selection";

interface BatchDialogProps {
	isOpen: boolean;
	/** How many are chosen, and what the shop is asked for. */
	selection: Pick<OrderSelection, "count" | "asked">;
	/** Proposed until another one is chosen. */
	next: OrderStatus | null;
	onClose: () => void;
}

/** Asks which status the chosen orders get, and whether their customers are told; leads to how far it is. */
export function BatchDialog({ isOpen, selection, next, onClose }: BatchDialogProps) {
	const follow = useFollow();
	const [chosen, setStatus] = useState<OrderStatus | "">("");
	const status = chosen || (next ?? "");
	const [isTold, setTold] = useState(true);
	// One for each time it is opened: pressed twice, or sent again after a lost answer, it is one batch.
	const [requestId, renew] = useState(randomUuid);
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: (wanted: OrderStatus) =>
			callBeginBatch({ requestId, status: wanted, notifyCustomer: isTold, ...selection.asked() }),
		onSuccess: (batch) =>
			follow(batch, { lists: ["admin", "orders"], one: batchKey(batch.id), href: batchHref(batch.id) }),
		// What was refused is asked anew, with what is chosen by then; what had no answer may have been done.
		onError: (cause) => cause instanceof ApiProblem && cause.isFromServer && cause.status < 500 && renew(randomUuid),
	});
	const effect = status && effectOf(status);
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			onClosed={reset}
			title="Changer le statut"
			description={`${formatCount(selection.count, "commande choisie", "commandes choisies")}. Chacune change comme seule\u00a0: stock, papiers et historique suivent.`}
		>
			<div className="flex flex-col gap-4">
				{error && <Banner tone="error" title={error.message} />}
				<Select
					label="Nouveau statut"
					value={status}
					options={[
						{ value: "", label: "Choisissez…", disabled: true },
						...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label })),
					]}
					onChange={({ target }) => setStatus(ORDER_STATUSES.find((one) => one === target.value) ?? "")}
				/>
				{effect && <Banner tone="info">{effect}</Banner>}
				<NotifyField isTold={isTold} onChange={setTold} isMany />
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button
						className="flex-1"
						busy={isPending}
						busyLabel="Lancement…"
						disabled={status === ""}
						onClick={() => status && mutate(status)}
					>
						{`Changer ${formatCount(selection.count, "commande")}`}
					</Button>
					<Button variant="secondary" onClick={onClose} disabled={isPending}>
						Annuler
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

function effectOf(status: OrderStatus): string | null {
	if (isCancelled(status)) return "Le stock réservé sera libéré. Les paiements reçus resteront à rembourser.";
	if (isShipped(status)) return "Les cartons de chaque commande sortiront du stock, une seule fois.";
	return null;
}
