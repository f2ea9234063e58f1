"use client";

import type { ImportMapping, ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_POLL_MS, type ProductImport, productImportSchema } from "@confiserie/domain/contract/product-import";
import { importProducts, proposeImportMapping, readImport } from "@confiserie/domain/contract/product-imports";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { invalidate } from "@/lib/use-operation";
import { productReads } from "./list-products";

/** State of a file import: selected, its columns mapped where it is another software's, checked by a dry run, written. */
export interface ImportState {
	file: File | null;
	/** A ZIP of the images of its products. */
	images: File | null;
	/** How a file of another software could be read. */
	proposal: ProposedMapping | null;
	/** How it is read, once the merchant has said so. */
	mapping: ImportMapping | null;
	job: ProductImport | null;
	/** A transport fault, or another import that runs. */
	problem: string | null;
	isBusy: boolean;
}

const NOTHING: ImportState = {
	...{ file: null, images: null, proposal: null },
	...{ mapping: null, job: null, problem: null, isBusy: false },
};

/** Sends a file, first for its mapping and a dry run, then for good, and follows it to its end. */
export function useImport() {
	const client = useQueryClient();
	const [state, setState] = useState(NOTHING);
	const send = async (from: ImportState & { file: File }, dryRun: boolean) => {
		const sent = { ...from, job: null, problem: null };
		setState({ ...sent, isBusy: true });
		try {
			const begun = await started(from.file, dryRun, from);
			const job = await followed(begun, (job) => setState({ ...sent, job, isBusy: true }));
			setState({ ...sent, job, isBusy: false });
			if (!dryRun) await invalidate(client, ...productReads);
		} catch (cause) {
			setState({ ...sent, problem: messageOf(cause), isBusy: false });
		}
	};
	const choose = async (file: File) => {
		const chosen = { ...NOTHING, images: state.images, file };
		setState({ ...chosen, isBusy: true });
		try {
			const proposal = await call(proposeImportMapping, { form: formWith("file", file) });
			if (proposal.isOwn) await send(chosen, true);
			else setState({ ...chosen, proposal });
		} catch (cause) {
			setState({ ...chosen, problem: messageOf(cause) });
		}
	};
	const { file } = state;
	return {
		state,
		choose,
		addImages: (images: File | null) => setState({ ...state, images }),
		check: (mapping: ImportMapping) => (file ? send({ ...state, file, mapping }, true) : Promise.resolve()),
		confirm: () => (file ? send({ ...state, file }, false) : Promise.resolve()),
		changeMapping: () => setState({ ...state, job: null, problem: null }),
		reset: () => setState(NOTHING),
	};
}

/** A file with faults is a response, too: the import is in the refusal. */
async function started(
	file: File,
	dryRun: boolean,
	{ mapping, images }: Pick<ImportState, "mapping" | "images">,
): Promise<ProductImport> {
	const form = formWith("file", file);
	if (images) form.append("images", images);
	if (mapping) form.append("mapping", JSON.stringify(mapping));
	try {
		return await call(importProducts, { query: { dryRun: dryRun ? "true" : "false" }, form });
	} catch (cause) {
		const refused = cause instanceof ApiProblem ? productImportSchema.safeParse(cause.current) : undefined;
		if (refused?.success) return refused.data;
		throw cause;
	}
}

async function followed(job: ProductImport, onProgress: (job: ProductImport) => void): Promise<ProductImport> {
	let current = job;
	while (current.state === "RUNNING") {
		onProgress(current);
		await new Promise((resolve) => setTimeout(resolve, IMPORT_POLL_MS));
		current = await call(readImport, { params: { importId: job.id } }).catch((cause) => {
			// The import runs on the server: only a refusal ends the polling.
			if (cause instanceof ApiProblem && !cause.isFromServer) return current;
			throw cause;
		});
	}
	return current;
}

function messageOf(cause: unknown): string {
	return cause instanceof ApiProblem ? cause.message : "Le fichier n'a pas pu être envoyé. Réessayez dans un instant.";
}
