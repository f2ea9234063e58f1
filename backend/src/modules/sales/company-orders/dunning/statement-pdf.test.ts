import { STATEMENTS } from "@confiserie/domain/contract/statements.docs";
import { expect, test } from "vitest";
import { statementPdf } from "./statement-pdf";

const statement = STATEMENTS.answers.Statement.example;
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test("a statement is PDF/A, the same each time, and goes over pages", async () => {
	const pdf = await statementPdf(statement, { name: "Berlingot et fils" });
	expect(pdf.toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>");
	expect(pagesOf(pdf)).toBe(1);
	expect(await statementPdf(statement, { name: "Berlingot et fils" })).toEqual(pdf);
	const invoices = Array.from({ length: 90 }, () => statement.invoices).flat();
	const orders: typeof statement.orders = [];
	const long = { ...statement, invoices, orders, isBlocked: true, bic: "PSSTFRPPLIL" };
	expect(pagesOf(await statementPdf(long, { name: "Berlingot et fils" }))).toBeGreaterThan(2);
});
