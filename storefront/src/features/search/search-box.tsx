"use client";
import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";

/** Search of the header: Enter or the button always searches the typed text, on the catalogue. Works without JavaScript too. */
export function SearchBox() {
	const router = useRouter();
	const inAddress = useSearchedText();
	const [text, setText] = useState(inAddress);
	useEffect(() => setText(inAddress), [inAddress]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const query = text.trim();
		router.push(query ? `/products?query=${encodeURIComponent(query)}` : "/products");
	};
	return (
		<search>
			<form action="/products" onSubmit={submit} className="relative">
				<input
					type="search"
					name="query"
					value={text}
					onChange={(event) => setText(event.target.value)}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					aria-label="Rechercher un produit"
					placeholder="Rechercher une barbe à papa, un pop-corn…"
					className="h-12 w-full rounded-full border-[1.5px] border-bordure bg-white pr-14 pl-5 text-ellipsis placeholder:text-prune hover:border-framboise [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					aria-label="Lancer la recherche"
					className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-full text-framboise hover:bg-dragee"
				>
					<Search aria-hidden="true" className="size-5" />
				</button>
			</form>
		</search>
	);
}

/** The query of the catalogue page shown now; empty elsewhere. */
function useSearchedText(): string {
	const pathname = usePathname();
	const params = useSearchParams();
	return pathname === "/products" ? (params.get("query") ?? "") : "";
}
