"use client";

import type { BoxesOf } from "@confiserie/domain/customers/saved-list";
import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";

const SaveDialog = onFirstUse(() => import("./save-dialog").then((module) => module.SaveDialog));

/** "Enregistrer comme liste", of what a cart, an order or the favourites hold; for signed-in customers. */
export function SaveAsList({ items }: { items: readonly BoxesOf[] }) {
	const { status } = useSession();
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	if (status !== "authenticated" || items.length === 0) return null;
	return (
		<>
			<Button
				variant="ghost"
				size="sm"
				onClick={() => {
					setWasOpened(true);
					setOpen(true);
				}}
			>
				<ListPlus aria-hidden="true" className="size-5" />
				Enregistrer comme liste
			</Button>
			{wasOpened && <SaveDialog items={items} isOpen={isOpen} onClose={() => setOpen(false)} />}
		</>
	);
}
