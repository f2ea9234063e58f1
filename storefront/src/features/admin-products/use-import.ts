"use client";

import { IMPORT_POLL_MS, type ProductImport, productImportSchema } from "@confiserie/domain/contract/product-import";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "@/lib/api";
import { calls, productKeys } from "./calls";

/** State of a file import: selected, checked by a dry run, written. */
export interface ImportState {
	file: File | null;
	job: ProductImport | null;
	/** A transport fault, or another import that runs. */
	problem: string | null;
	isBusy: boolean;
}

const NOTHING: ImportState = { file: null, job: null, problem: null, isBusy: false };

/** Sends a file, first for a dry run, then for good, and follows it to its end. */
export function useImport() {
	const client = useQueryClient();
	const [state, setState] = useState(NOTHING);
	const send = async (file: File, dryRun: boolean) => {
		setState({ file, job: null, problem: null, isBusy: true });
		try {
			const job = await followed(await started(file, dryRun), (job) =>
				setState({ file, job, problem: null, isBusy: true }),
			);
			setState({ file, job, problem: null, isBusy: false });
			if (!dryRun) await client.invalidateQueries({ queryKey: productKeys.all });
		} catch (cause) {
			setState({ file, job: null, problem: messageOf(cause), isBusy: false });
		}
	};
	return {
		state,
		check: (file: File) => send(file, true),
		confirm: () => (state.file ? send(state.file, false) : Promise.resolve()),
		reset: () => setState(NOTHING),
	};
}

/** A file with faults is a response, too: the import is in the refusal. */
async function started(file: File, dryRun: boolean): Promise<ProductImport> {
	try {
		return await calls.startImport(file, dryRun);
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
		current = await calls.readImport(job.id).catch((cause) => {
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
