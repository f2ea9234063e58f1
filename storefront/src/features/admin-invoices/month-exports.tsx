"use client";

import {
	beginPaperArchive,
	downloadPaperArchive,
	exportSalesJournal,
	type PaperArchive,
	readPaperArchive,
} from "@confiserie/domain/contract/invoices";
import { formatCount } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { FileArchive, Sheet } from "lucide-react";
import { useState } from "react";
import { call, fetchFile } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";

/** Between two looks at a ZIP that is being written. */
const FOLLOWED_EVERY_MS = 1000;

/** What an accountant is given of a month: every paper, and the journal that they make. */
export function MonthExports({ month }: { month: string }) {
	const [progress, setProgress] = useState<PaperArchive | null>(null);
	return (
		<div className="flex flex-wrap items-center gap-2">
			<Export
				name={`factures-${month}.zip`}
				fetchFile={() => archiveOf(month, setProgress).finally(() => setProgress(null))}
				Icon={FileArchive}
			>
				Factures en ZIP
			</Export>
			<Export
				name={`journal-des-ventes-${month}.csv`}
				fetchFile={() => fetchFile(exportSalesJournal, { query: { month } })}
				Icon={Sheet}
			>
				Journal des ventes
			</Export>
			<p role="status" className="text-sm text-prune empty:hidden">
				{progress && `${progress.done} sur ${formatCount(progress.total, "facture ou avoir", "factures et avoirs")}`}
			</p>
		</div>
	);
}

/** Has the ZIP written in the background, follows it, and fetches it once it is there. */
async function archiveOf(month: string, onProgress: (archive: PaperArchive) => void): Promise<Blob> {
	let archive = await call(beginPaperArchive, { body: { month } });
	onProgress(archive);
	while (!archive.isReady) {
		await new Promise((resolve) => setTimeout(resolve, FOLLOWED_EVERY_MS));
		archive = await call(readPaperArchive, { params: { id: archive.id } });
		onProgress(archive);
	}
	return fetchFile(downloadPaperArchive, { params: { id: archive.id } });
}

interface ExportProps {
	fetchFile: () => Promise<Blob>;
	name: string;
	Icon: typeof Sheet;
	children: string;
}

function Export({ fetchFile, name, Icon, children }: ExportProps) {
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: async () => saveFile(await fetchFile(), name),
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
