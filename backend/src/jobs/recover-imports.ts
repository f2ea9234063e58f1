import { recoverAllImports } from "../modules/operations/imports";

/** Every fifteen seconds: takes back what an import wrote whose process was killed, so that the next one may begin. */
export default recoverAllImports;

export const config = { name: "recover-imports", schedule: "*/15 * * * * *" };
