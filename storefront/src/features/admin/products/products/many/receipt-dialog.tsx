"use client";

import { type ReceiveStock, receiveStock } from "@confiserie/domain/contract/product-batches";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { type Bound, NEW_REQUEST, useBound, useEditForm, useTyped } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { readLines } from "./receipt-lines";
import { productBatchHref } from "./words";

/** Adds received boxes to the stock, from a typed or pasted list. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
	const router = useRouter();
	const problem = useRef<string>(undefined);
	const form = useEditForm(receiveStock, {
		start: { requestId: NEW_REQUEST, lines: [] },
		failure: "La réception n'a pas pu être lancée. Réessayez.",
		check: () => ({ lines: problem.current ?? false }),
		onSaved: ({ id }) => router.push(productBatchHref(id)),
	});
	return (
		<Dialog
			open
			onClose={onClose}
			title="Réception de stock"
			description="Les cartons s'ajoutent à ceux qui sont là. Une réception peut être annulée."
		>
			<DialogForm
				state={form.formState}
				onSubmit={form.submit}
				onClose={onClose}
				submitLabel="Ajouter au stock"
				busyLabel="Lancement…"
				closeLabel="Fermer"
			>
				<LinesField
					{...form.field("lines")}
					onProblem={(found) => {
						problem.current = found;
					}}
				/>
			</DialogForm>
		</Dialog>
	);
}

type Lines = ReceiveStock["lines"];

/** The list as it is typed; a line that cannot be read is the page's to refuse. */
function LinesField({ onProblem, ...bound }: Bound<Lines> & { onProblem: (problem: string | undefined) => void }) {
	const { value, onChange, ...field } = useBound<Lines>(bound);
	const typed = useTyped<Lines>(value, onChange, {
		write: (lines) => lines.map(({ reference, boxes }) => `${reference};${boxes}`).join("\n"),
		read: (text) => {
			const read = readLines(text);
			onProblem("problem" in read ? read.problem : undefined);
			return "lines" in read ? read.lines : [];
		},
	});
	return (
		<TextArea
			autoFocus
			label="Cartons reçus"
			hint="Une référence et son nombre de cartons par ligne, par exemple BAP-FRA-40;24. Deux colonnes d'un tableur se collent telles quelles."
			rows={8}
			autoComplete="off"
			spellCheck={false}
			{...field}
			{...typed}
		/>
	);
}
