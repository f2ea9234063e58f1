"use client";

import {
	beginInvoiceArchive,
	downloadInvoiceArchive,
	exportSalesJournal,
	type InvoiceArchive,
	readInvoiceArchive,
} from "@confiserie/domain/contract/invoices";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { Act } from "@/features/admin/kit";
import { call, fetchFile } from "@/lib/api";
import { saveFile } from "@/lib/save-file";

/** Between two looks at a ZIP that is being written. */
const FOLLOWED_EVERY_MS = 1000;

/** What an accountant is given of a month: every document, and the journal that they make. */
export function MonthExports({ month }: { month: string }) {
	const [progress, setProgress] = useState<InvoiceArchive | null>(null);
	return (
		<div className="col-span-2 flex flex-wrap items-center gap-2">
			<Act
				label="Factures en ZIP"
				act={async () =>
					saveFile(await archiveOf(month, setProgress).finally(() => setProgress(null)), `factures-${month}.zip`)
				}
				changes={[]}
				done="Export terminé"
			/>
			<Act
				label="Journal des ventes"
				act={async () =>
					saveFile(await fetchFile(exportSalesJournal, { query: { month } }), `journal-des-ventes-${month}.csv`)
				}
				changes={[]}
				done="Export terminé"
			/>
			<p role="status" className="text-sm text-prune empty:hidden">
				{progress && `${progress.done} sur ${formatCount(progress.total, "facture ou avoir", "factures et avoirs")}`}
			</p>
		</div>
	);
}

/** Has the ZIP written in the background, follows it, and fetches it once it is there. */
async function archiveOf(month: string, onProgress: (archive: InvoiceArchive) => void): Promise<Blob> {
	let archive = await call(beginInvoiceArchive, { body: { month } });
	onProgress(archive);
	while (!archive.isReady) {
		await new Promise((resolve) => setTimeout(resolve, FOLLOWED_EVERY_MS));
		archive = await call(readInvoiceArchive, { params: { id: archive.id } });
		onProgress(archive);
	}
	return fetchFile(downloadInvoiceArchive, { params: { id: archive.id } });
}
