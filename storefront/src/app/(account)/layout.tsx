import type { ReactNode } from "react";
import { AccountFrame } from "@/features/account/navigation";

export default function Layout({ children }: { children: ReactNode }) {
	return <AccountFrame>{children}</AccountFrame>;
}
