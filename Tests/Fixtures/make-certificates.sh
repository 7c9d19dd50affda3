#!/usr/bin/env bash
# SPDX-License-Identifier: AGPL-3.0-or-later
# Makes the certificates that signing is tested with into certificates/ beside this script, by OpenSSL's
# command: a root, what it vouches for, and files that are wrong in all ways that there are. Keys are
# random, so it is run once; each file's password is "secret".
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
mkdir -p certificates
out=$PWD/certificates
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat >ca.cnf <<'CONFIGURATION'
[ca]
default_ca = here
[here]
dir = .
database = index.txt
new_certs_dir = .
serial = serial
default_md = sha256
policy = any
x509_extensions = signer
unique_subject = no
[any]
countryName = optional
organizationName = optional
commonName = supplied
emailAddress = optional
[signer]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[root]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[req]
distinguished_name = nobody
[nobody]
CONFIGURATION
: >index.txt
echo 1001 >serial

long=(-startdate 20200101000000Z -enddate 20491231235959Z)

# issue NAME KEY-OPTIONS SUBJECT DATES…
issue() {
  local name=$1 key=$2 subject=$3
  shift 3
  # shellcheck disable=SC2086
  openssl genpkey $key -out "$name.key" 2>/dev/null
  openssl req -new -key "$name.key" -subj "$subject" -config ca.cnf -out "$name.csr"
  openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in "$name.csr" \
    -out "$name.pem" "$@" 2>/dev/null
}

# pack NAME OPTIONS…
pack() {
  local name=$1
  shift
  openssl pkcs12 -export -passout pass:secret -out "$out/$name.p12" "$@"
}

openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out root.key 2>/dev/null
openssl req -new -key root.key -subj "/O=Recto Tests/CN=Recto Test Root" -config ca.cnf -out root.csr
openssl ca -batch -notext -selfsign -config ca.cnf -keyfile root.key -in root.csr -out root.pem \
  -extensions root "${long[@]}" 2>/dev/null
cp root.pem "$out/root.pem"

rsa="-algorithm RSA -pkeyopt rsa_keygen_bits:2048"
issue signer "$rsa" "/O=Recto Tests/CN=Ada Signer/emailAddress=ada@example.org" "${long[@]}"
issue second "$rsa" "/O=Recto Tests/CN=Grace Witness" "${long[@]}"
issue ec "-algorithm EC -pkeyopt ec_paramgen_curve:P-256" "/CN=Edith Curve" "${long[@]}"
issue pss "-algorithm RSA-PSS -pkeyopt rsa_keygen_bits:2048" "/CN=Peter Salt" "${long[@]}"
issue expired "$rsa" "/CN=Olive Past" -startdate 20100101000000Z -enddate 20111231235959Z
issue future "$rsa" "/CN=Felix Hence" -startdate 20480101000000Z -enddate 20491231235959Z

for name in signer second ec pss expired future; do
  pack "$name" -inkey "$name.key" -in "$name.pem" -certfile root.pem
done
pack legacy -legacy -inkey signer.key -in signer.pem
pack keyless -nokeys -in signer.pem
pack certificateless -nocerts -inkey signer.key
cp signer.pem "$out/signer.pem"
cp signer.key "$work/mismatch.key"
python3 - "$work" "$out" <<'PYTHON' || echo "mismatch.p12 was not made: it takes the package cryptography." >&2
import sys
from cryptography.hazmat.primitives import serialization as s
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509 import load_pem_x509_certificate
work, out = sys.argv[1:]
read = lambda name: open(f"{work}/{name}", "rb").read()
key = s.load_pem_private_key(read("second.key"), None)
certificate = load_pem_x509_certificate(read("signer.pem"))
data = pkcs12.serialize_key_and_certificates(
    b"mismatch", key, None, [certificate], s.BestAvailableEncryption(b"secret"))
open(f"{out}/mismatch.p12", "wb").write(data)
PYTHON
