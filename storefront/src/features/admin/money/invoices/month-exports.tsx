"use client";

import {
	beginInvoiceArchive,
	downloadInvoiceArchive,
	exportSalesJournal,
	type InvoiceArchive,
	readInvoiceArchive,
} from "@confiserie/domain/contract/invoices";
import { formatCount } from "@confiserie/domain/format";
import { Act, follow } from "@/features/admin/kit";
import { call, fetchFile } from "@/lib/api";
import { saveFile } from "@/lib/save-file";

/** Between two looks at a ZIP that is being written. */
const FOLLOWED_EVERY_MS = 1000;

/** What an accountant is given of a month: every document, and the journal that they make. */
export const MonthExports = ({ month }: { month: string }) => (
	<div className="col-span-2 flex flex-wrap items-center gap-2">
		<Act
			label="Factures en ZIP"
			act={async (_, tell) => saveFile(await archiveOf(month, tell), `factures-${month}.zip`)}
			progressOf={({ done, total }: InvoiceArchive) =>
				`${done} sur ${formatCount(total, "facture ou avoir", "factures et avoirs")}`
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
	</div>
);

/** Has the ZIP written in the background, follows it, and fetches it once it is there. */
async function archiveOf(month: string, tell: (archive: InvoiceArchive) => void): Promise<Blob> {
	const begun = await call(beginInvoiceArchive, { body: { month } });
	const params = { id: begun.id };
	await follow(begun, {
		isDone: ({ isReady }) => isReady,
		read: () => call(readInvoiceArchive, { params }),
		everyMs: FOLLOWED_EVERY_MS,
		tell,
	});
	return fetchFile(downloadInvoiceArchive, { params });
}
