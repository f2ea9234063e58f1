"use client";

import {
	type ProductBatchDetail,
	stopProductBatch,
	undoProductBatch,
} from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { StopBatchButton, useFollow } from "@/features/admin-batches";
import { May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { followed, keyOfBatch } from "./batch-address";

/** Stops a batch that is under way, or puts back what one that has ended did. */
export function BatchButtons({ batch }: { batch: ProductBatchDetail }) {
	const [isAsking, setAsking] = useState(false);
	const permission = batch.action.kind === "RECEIPT" ? "stock.change" : "catalogue.change";
	return (
		<>
			{batch.state === "RUNNING" && (
				<May permission={permission}>
					<StopBatchButton
						stop={() => call(stopProductBatch, { params: { id: batch.id } })}
						queryKey={keyOfBatch(batch.id)}
					/>
				</May>
			)}
			{batch.isUndoable && (
				<May permission={permission}>
					<Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
						<Undo2 aria-hidden="true" className="size-4.5" />
						Annuler ce changement
					</Button>
				</May>
			)}
			<UndoDialog batch={batch} isOpen={isAsking} onClose={() => setAsking(false)} />
		</>
	);
}

interface UndoDialogProps {
	batch: ProductBatchDetail;
	isOpen: boolean;
	onClose: () => void;
}

function UndoDialog({ batch, isOpen, onClose }: UndoDialogProps) {
	const follow = useFollow();
	const [requestId] = useState(randomUuid);
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: () => call(undoProductBatch, { params: { id: batch.id }, body: { requestId } }),
		onSuccess: (undoing) => {
			onClose();
			follow(undoing, followed(undoing.id));
		},
	});
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			onClosed={reset}
			title="Annuler ce changement ?"
			description={`${formatCount(batch.done, "produit retrouvera ce qu'il avait", "produits retrouveront ce qu'ils avaient")}, sauf ceux que quelqu'un a changés depuis\u00a0: ils seront nommés.`}
		>
			{error && <Banner tone="error" title={error.message} className="mb-4" />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button className="flex-1" busy={isPending} busyLabel="Lancement…" onClick={() => mutate()}>
					Annuler le changement
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isPending}>
					Garder
				</Button>
			</div>
		</Dialog>
	);
}
