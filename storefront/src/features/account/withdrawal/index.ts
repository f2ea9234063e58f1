export { WithdrawalForm } from "./withdrawal-form";
