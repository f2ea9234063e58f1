import { IMPORT_POLL_MS, type ImportRun } from "@confiserie/domain/contract/product-import";
import { readImport } from "@confiserie/domain/contract/product-imports";
import { follow } from "@/features/admin/kit";
import { call } from "@/lib/api";

/** Follows an import, or its undo, to its end. */
export const followImport = (begun: ImportRun, tell: (run: ImportRun) => void): Promise<ImportRun> =>
	follow(begun, {
		isDone: ({ state }) => state !== "RUNNING" && state !== "UNDOING",
		read: () => call(readImport, { params: { importId: begun.id } }),
		everyMs: IMPORT_POLL_MS,
		tell,
	});
