"use client";

import { useMutation } from "@tanstack/react-query";
import { FileArchive, Sheet } from "lucide-react";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";
import { fetchMonth } from "./calls";

/** What an accountant is given of a month: every paper, and the journal that they make. */
export function MonthExports({ month }: { month: string }) {
	return (
		<div className="flex flex-wrap gap-2">
			<Export what="archive" name={`factures-${month}.zip`} month={month} Icon={FileArchive}>
				Factures en ZIP
			</Export>
			<Export what="journal" name={`journal-des-ventes-${month}.csv`} month={month} Icon={Sheet}>
				Journal des ventes
			</Export>
		</div>
	);
}

interface ExportProps {
	what: Parameters<typeof fetchMonth>[0];
	name: string;
	month: string;
	Icon: typeof Sheet;
	children: string;
}

function Export({ what, name, month, Icon, children }: ExportProps) {
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: async () => saveFile(await fetchMonth(what, month), name),
		onSuccess: () => toasts.success("Export terminé"),
		onError: ({ message }) => toasts.error("L'export n'a pas abouti", message),
	});
	return (
		<Button variant="secondary" size="sm" busy={isPending} busyLabel="Export…" onClick={() => mutate()}>
			<Icon aria-hidden="true" className="size-4.5" />
			{children}
		</Button>
	);
}
