import type { Metadata } from "next";

export const metadata: Metadata = { title: "Page introuvable" };

export { PageMissing as default } from "@/ui/page-missing";
