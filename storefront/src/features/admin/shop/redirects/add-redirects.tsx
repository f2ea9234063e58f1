import { redirectLine } from "@confiserie/domain/content/redirects";
import { addRedirects, listRedirects, readRedirectTable } from "@confiserie/domain/contract/content";
import { formatCount } from "@confiserie/domain/format";
import { EditForm, FileAct, LinesField, useEditForm } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { formWith } from "@/lib/upload-image";

/** Redirects to add: typed, pasted from a spreadsheet, or of a CSV or XLSX file. */
export function AddRedirects() {
	const form = useEditForm(addRedirects, {
		start: { redirects: [] },
		reads: listRedirects,
		clears: true,
		failure: "Les redirections n'ont pas pu être enregistrées. Réessayez.",
		done: "Redirections enregistrées",
	});
	const { length } = form.watch("redirects");
	return (
		<section
			aria-labelledby="ajouter"
			className="flex max-w-4xl flex-col gap-4 rounded-card border border-trait bg-white p-5"
		>
			<h2 id="ajouter" className="font-display text-xl">
				Ajouter
			</h2>
			<EditForm
				form={form}
				legend="Redirections à ajouter"
				label={length > 1 ? `Ajouter ${formatCount(length, "redirection")}` : "Ajouter"}
			>
				<LinesField
					{...form.field("redirects")}
					label="Une ligne par redirection"
					hint={"L'ancienne adresse, puis la nouvelle\u00a0: /produit/barbe-a-papa ; /products?category=BARBE_A_PAPA"}
					rows={5}
					write={({ from, to }: { from: string; to: string }) => `${from} ; ${to}`}
					read={redirectLine}
				/>
				<div>
					<FileAct
						label="Lire un fichier CSV ou XLSX"
						name="Fichier de redirections"
						act={(file) => call(readRedirectTable, { form: formWith("file", file) })}
						changes={[]}
						onDone={(redirects) => form.setValue("redirects", redirects, { shouldDirty: true })}
					/>
				</div>
			</EditForm>
		</section>
	);
}
