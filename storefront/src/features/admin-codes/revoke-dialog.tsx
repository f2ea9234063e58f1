"use client";

import type { CommercialCodeRow } from "@confiserie/domain/contract/commercial-code";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { callRevoke } from "./calls";

/** Asks before a code is revoked, and says whose. */
export function RevokeDialog({ row, onClose }: { row: CommercialCodeRow | null; onClose: () => void }) {
	const client = useQueryClient();
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: callRevoke,
		onSuccess: () => {
			onClose();
			void client.invalidateQueries({ queryKey: ["admin", "codes"] });
		},
	});
	return (
		<Dialog
			open={row !== null}
			onClose={onClose}
			onClosed={reset}
			title="Révoquer ce code ?"
			description={row ? `${row.email} ne pourra plus payer par acompte avec le code ${row.code}.` : ""}
		>
			{error && <Banner tone="error" title={error.message} className="mb-4" />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button busy={isPending} busyLabel="Révocation…" onClick={() => row && mutate(row.id)} className="flex-1">
					Révoquer le code
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isPending}>
					Annuler
				</Button>
			</div>
		</Dialog>
	);
}
