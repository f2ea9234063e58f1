"use client";

import { printNotice } from "@confiserie/domain/invoicing/printable";
import { type FormEvent, type ReactNode, useState } from "react";

/** Fields whose text is printed on invoices and delivery notes: lists below them the characters that cannot be printed. */
export function PrintNotice({ children }: { children: ReactNode }) {
	const [notice, setNotice] = useState("");
	const look = ({ currentTarget }: FormEvent<HTMLElement>) => {
		const fields = currentTarget.querySelectorAll<HTMLInputElement>("input[type=text], input:not([type]), textarea");
		setNotice(printNotice([...fields].map(({ value }) => value).join(" ")));
	};
	return (
		<div className="contents" onInput={look}>
			{children}
			<p aria-live="polite" className="text-sm text-prune empty:hidden">
				{notice}
			</p>
		</div>
	);
}
