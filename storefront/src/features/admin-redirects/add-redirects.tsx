import { redirectLines, redirectSchema } from "@confiserie/domain/content/redirects";
import { addRedirects, listRedirects, readRedirectTable } from "@confiserie/domain/contract/content";
import { formatCount } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TableFileButton } from "@/ui/file-button";
import { TextArea } from "@/ui/text-area";
import { useToasts } from "@/ui/toasts";

/** Redirects to add: typed, pasted from a spreadsheet, or of a CSV or XLSX file. */
export function AddRedirects() {
	const client = useQueryClient();
	const toasts = useToasts();
	const [text, setText] = useState("");
	const [problem, setProblem] = useState<string>();
	const lines = redirectLines(text);
	const { mutate, isPending, error } = useMutation({
		mutationFn: (redirects: readonly { from: string; to: string }[]) => call(addRedirects, { body: { redirects } }),
		onSuccess: (redirects, added) => {
			client.setQueryData(keyOf(listRedirects), redirects);
			toasts.success(`${formatCount(added.length, "redirection")} enregistrée${added.length > 1 ? "s" : ""}`);
			setText("");
		},
		onError: (cause) => {
			const [first] = cause instanceof ApiProblem ? cause.errors : [];
			const at = /^redirects\[(\d+)\]/.exec(first?.field ?? "")?.[1];
			if (first && at !== undefined) setProblem(`Ligne ${Number(at) + 1}\u00a0: ${first.message}`);
		},
	});
	const table = useMutation({
		mutationFn: (file: File) => call(readRedirectTable, { form: formWith("file", file) }),
		onSuccess: (read) => setText(read.map(({ from, to }) => `${from} ; ${to}`).join("\n")),
		onError: (cause) => setProblem(cause.message),
	});
	const add = () => {
		if (lines.length === 0) return setProblem("Saisissez au moins une ligne de deux adresses.");
		const wrong = lines.map((line) => redirectSchema.safeParse(line).error?.issues[0]?.message);
		const at = wrong.findIndex((message) => message !== undefined);
		setProblem(at < 0 ? undefined : `Ligne ${at + 1}\u00a0: ${wrong[at]}`);
		if (at < 0) mutate(lines);
	};
	return (
		<section
			aria-labelledby="ajouter"
			className="flex max-w-4xl flex-col gap-4 rounded-card border border-trait bg-white p-5"
		>
			<h2 id="ajouter" className="font-display text-xl">
				Ajouter
			</h2>
			{error && problem === undefined && <Banner tone="error" title={error.message} />}
			<TextArea
				label="Une ligne par redirection"
				hint={"L'ancienne adresse, puis la nouvelle\u00a0: /produit/barbe-a-papa ; /products?category=BARBE_A_PAPA"}
				rows={5}
				value={text}
				error={problem}
				onChange={({ target }) => setText(target.value)}
			/>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<TableFileButton label="Fichier de redirections" isBusy={table.isPending} onFile={table.mutate}>
					Lire un fichier CSV ou XLSX
				</TableFileButton>
				<Button busy={isPending} busyLabel="Enregistrement…" onClick={add}>
					{lines.length > 1 ? `Ajouter ${formatCount(lines.length, "redirection")}` : "Ajouter"}
				</Button>
			</div>
		</section>
	);
}
