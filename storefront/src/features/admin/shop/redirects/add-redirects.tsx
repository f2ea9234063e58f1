import { redirectLines } from "@confiserie/domain/content/redirects";
import { addRedirects, listRedirects, readRedirectTable } from "@confiserie/domain/contract/content";
import { formatCount } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useEditForm } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TableFileButton } from "@/ui/file-button";
import { TextArea } from "@/ui/text-area";
import { useToasts } from "@/ui/toasts";

/** Redirects to add: typed, pasted from a spreadsheet, or of a CSV or XLSX file. */
export function AddRedirects() {
	const toasts = useToasts();
	const [text, setText] = useState("");
	const lines = redirectLines(text);
	const form = useEditForm(addRedirects, {
		start: { redirects: [] },
		reads: listRedirects,
		failure: "Les redirections n'ont pas pu être enregistrées. Réessayez.",
		sends: () => ({ redirects: lines }),
		onSaved: (_, { redirects }) => {
			toasts.success(`${formatCount(redirects.length, "redirection")} enregistrée${redirects.length > 1 ? "s" : ""}`);
			setText("");
		},
	});
	const write = (next: string) => {
		form.clearErrors();
		setText(next);
	};
	const table = useMutation({
		mutationFn: (file: File) => call(readRedirectTable, { form: formWith("file", file) }),
		onSuccess: (read) => write(read.map(({ from, to }) => `${from} ; ${to}`).join("\n")),
	});
	const { errors, isSubmitting } = form.formState;
	const problem = faultOf(errors.redirects) ?? table.error?.message;
	return (
		<section
			aria-labelledby="ajouter"
			className="flex max-w-4xl flex-col gap-4 rounded-card border border-trait bg-white p-5"
		>
			<h2 id="ajouter" className="font-display text-xl">
				Ajouter
			</h2>
			{errors.root?.message && problem === undefined && <Banner tone="error" title={errors.root.message} />}
			<TextArea
				label="Une ligne par redirection"
				hint={"L'ancienne adresse, puis la nouvelle\u00a0: /produit/barbe-a-papa ; /products?category=BARBE_A_PAPA"}
				rows={5}
				value={text}
				error={problem}
				onChange={({ target }) => {
					table.reset();
					write(target.value);
				}}
			/>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<TableFileButton label="Fichier de redirections" isBusy={table.isPending} onFile={table.mutate}>
					Lire un fichier CSV ou XLSX
				</TableFileButton>
				<Button busy={isSubmitting} busyLabel="Enregistrement…" onClick={form.submit}>
					{lines.length > 1 ? `Ajouter ${formatCount(lines.length, "redirection")}` : "Ajouter"}
				</Button>
			</div>
		</section>
	);
}

/** What is wrong with the list, or with its first wrong line. */
function faultOf(errors: object | undefined): string | undefined {
	for (const [at, fault] of Object.entries(errors ?? {})) {
		if (at === "message") return fault;
		const [wrong] = /^\d+$/.test(at) && fault ? Object.values<{ message?: string } | undefined>(fault) : [];
		if (wrong?.message) return `Ligne ${Number(at) + 1}\u00a0: ${wrong.message}`;
	}
}
