{{- define "calandre.labels" -}}
app.kubernetes.io/name: calandre
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
