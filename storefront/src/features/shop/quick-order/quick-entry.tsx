"use client";

import { readPastedLines } from "@confiserie/domain/quick-order/read-lines";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { insertLines, readRows, storeRows } from "./rows";

/** The way into the quick order with what is typed or pasted here. */
export function QuickEntry() {
	const router = useRouter();
	const [text, setText] = useState("");
	const open = () => {
		if (text.trim()) storeRows(insertLines(readRows(), readPastedLines(text).lines).rows);
		router.push("/commande-rapide");
	};
	return (
		<form
			method="post"
			noValidate
			aria-labelledby="quick-entry"
			onSubmit={(event) => {
				event.preventDefault();
				open();
			}}
			className="flex flex-col gap-3 rounded-card bg-creme p-5 sm:p-6"
		>
			<h2 id="quick-entry" className="display text-xl">
				Commande rapide
			</h2>
			<TextArea
				label="Références, codes-barres ou noms"
				hint={"Une ligne par produit, «\u00a0BAP-FRA-40 x3\u00a0» ou collées d'un tableur."}
				rows={2}
				maxLength={20_000}
				value={text}
				onChange={({ target }) => setText(target.value)}
			/>
			<Button type="submit" variant="secondary" className="self-start">
				Voir les prix et le stock
			</Button>
		</form>
	);
}
