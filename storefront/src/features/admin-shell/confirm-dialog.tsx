"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface ConfirmDialogProps<Row> {
	/** What it is about; closed without. */
	row: Row | null;
	/** "Révoquer ce code ?" */
	title: string;
	/** What follows from it. */
	describe: (row: Row) => string;
	label: string;
	busyLabel: string;
	/** Of the button that changes nothing. */
	closeLabel?: string;
	act: (row: Row) => Promise<unknown>;
	/** The list that is read again once it is done. */
	changes: QueryKey;
	onClose: () => void;
}

/** Asks before an irreversible action, runs it, and shows a failure. */
export function ConfirmDialog<Row>({
	row,
	title,
	describe,
	label,
	busyLabel,
	closeLabel = "Annuler",
	act,
	changes,
	onClose,
}: ConfirmDialogProps<Row>) {
	const client = useQueryClient();
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: act,
		onSuccess: () => {
			onClose();
			void client.invalidateQueries({ queryKey: changes });
		},
	});
	return (
		<Dialog open={row !== null} onClose={onClose} onClosed={reset} title={title} description={row ? describe(row) : ""}>
			{error && <Banner tone="error" title={error.message} className="mb-4" />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button busy={isPending} busyLabel={busyLabel} onClick={() => row && mutate(row)} className="flex-1">
					{label}
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isPending}>
					{closeLabel}
				</Button>
			</div>
		</Dialog>
	);
}
